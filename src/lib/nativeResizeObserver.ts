/** Replaces the package `resize-observer-polyfill` of react-slick: every browser has the class. */
export default globalThis.ResizeObserver;
