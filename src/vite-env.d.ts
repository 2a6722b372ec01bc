/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The URL of a real backend; unset, the mock backend in the browser answers. */
  readonly VITE_API_URL?: string;
}

/** Made at build time: see build/answerShapes.ts. */
declare module 'virtual:answer-shapes/*';
