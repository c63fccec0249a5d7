// Whether the page is as narrow as on a phone, for what styles cannot say.
import { MediaQuery } from 'svelte/reactivity';
import { media } from '../styles/media';

export const phone = new MediaQuery(media.phone);
