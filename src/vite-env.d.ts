/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The URL of a real backend; unset, the mock backend in the browser answers. */
  readonly VITE_API_URL?: string;
}
