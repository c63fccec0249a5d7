// Synthesised sounds, without files; silence if the browser has no audio.
import { settings } from './state.svelte';

export type Sound = 'place' | 'pick' | 'refuse' | 'win' | 'end' | 'call' | 'edge';

type Note = { at: number; pitch: number; length: number; loud: number; type: OscillatorType };

const notes: Record<Sound, Note[]> = {
  pick: [{ at: 0, pitch: 880, length: 0.05, loud: 0.05, type: 'sine' }],
  place: [
    { at: 0, pitch: 220, length: 0.12, loud: 0.22, type: 'sine' },
    { at: 0, pitch: 660, length: 0.04, loud: 0.08, type: 'triangle' },
  ],
  refuse: [
    { at: 0, pitch: 180, length: 0.09, loud: 0.1, type: 'triangle' },
    { at: 0.1, pitch: 150, length: 0.12, loud: 0.1, type: 'triangle' },
  ],
  edge: [{ at: 0, pitch: 130, length: 0.07, loud: 0.1, type: 'sine' }],
  call: [587, 784].map((pitch, i) => ({ at: i * 0.12, pitch, length: 0.25, loud: 0.1, type: 'sine' })),
  win: [523, 659, 784, 1047].map((pitch, i) => ({
    at: i * 0.11,
    pitch,
    length: 0.34,
    loud: 0.12,
    type: 'sine',
  })),
  end: [440, 330].map((pitch, i) => ({ at: i * 0.18, pitch, length: 0.4, loud: 0.12, type: 'sine' })),
};

let context: AudioContext | null = null;

function sing(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const oscillator = new OscillatorNode(context, { type: note.type, frequency: note.pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + note.length + 0.02);
}

/** Plays a sound, unless sounds are switched off. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Before the first tap or key a browser allows no sound, and complains.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const note of notes[name]) sing(context, note);
  } catch {
    // A game goes on without sound.
  }
}
