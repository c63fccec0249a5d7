/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module 'virtual:themes.css';
declare module 'virtual:messages' {
  const parts: Record<string, () => Promise<string>>;
  export default parts;
}
