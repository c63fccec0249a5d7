/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module 'virtual:themes.css';
