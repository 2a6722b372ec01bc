/** A shopping cart in the color of the text. */
export function BasketIcon() {
  return (
    <svg width="34" height="30" viewBox="0 0 34 30" fill="none" stroke="currentColor" aria-hidden>
      <path d="M2 3h5l5 17h15l4-12H9" strokeWidth="2.6" strokeLinejoin="round" />
      <circle cx="14" cy="26" r="2" fill="currentColor" />
      <circle cx="25" cy="26" r="2" fill="currentColor" />
    </svg>
  );
}
