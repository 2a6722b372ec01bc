import type { MailRecord } from '../store/records/profileRecords';

/** How many mails are shown; codes of more than an hour ago are of no use. */
const MOST_SHOWN = 5;

/** In a shadow tree, so that neither the app's styles come in nor these go out. */
const STYLE = `
:host { position: fixed; left: 16px; bottom: 16px; z-index: 2000; max-width: calc(100vw - 32px);
  font: 14px/1.45 system-ui, sans-serif; color: #f4f1ff; }
* { box-sizing: border-box; }
button { font: inherit; font-weight: 600; color: inherit; background: #37306b; cursor: pointer;
  border: 1px solid #8f86d8; border-radius: 8px; padding: 6px 12px; min-height: 32px; }
button:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
section { width: 340px; max-width: 100%; max-height: 50vh; overflow-y: auto; margin-bottom: 8px;
  padding: 12px 14px; background: #211c46; border: 1px dashed #8f86d8; border-radius: 12px; }
section[hidden] { display: none; }
h2 { margin: 0; font-size: 14px; }
p { margin: 4px 0 0; overflow-wrap: anywhere; }
article { margin-top: 10px; padding-top: 10px; border-top: 1px solid #4b4390; }
`;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function mailElement({ to, subject, text }: MailRecord): HTMLElement {
  const article = document.createElement('article');
  article.append(element('p', `To ${to}`), element('h2', subject), element('p', text));
  return article;
}

/** Below this width there is no room beside a dialog, in pixels. */
const BESIDE_DIALOGS = 1160;
const GAP = 32;

const host = document.createElement('div');

/** Lets pages and dialogs end above the outbox where there is no room beside it. */
const room = new CSSStyleSheet();

function keepRoom(): void {
  const height = `${host.offsetHeight + GAP}px`;
  room.replaceSync(`@media (max-width: ${BESIDE_DIALOGS}px) {
  body { padding-bottom: ${height}; }
  [role='dialog'] { margin-bottom: ${height} !important; max-height: calc(100% - ${height} - ${GAP}px) !important; }
}`);
}

/**
 * Shows the mails that a real server would have sent. It is no part of the product, and looks like
 * none of it.
 *
 * @param mails the latest first
 * @param isOpen whether the mails are to be seen at once; else there is the button that shows them
 */
export function showOutbox(mails: readonly MailRecord[], isOpen: boolean): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];

  const list = document.createElement('section');
  list.setAttribute('role', 'status');
  list.setAttribute('aria-label', 'Demo outbox');
  const toggle = element('button', '');
  toggle.type = 'button';
  const show = (isShown: boolean) => {
    list.hidden = !isShown;
    toggle.textContent = isShown ? 'Close demo outbox' : `Demo outbox (${mails.length})`;
    toggle.setAttribute('aria-expanded', String(isShown));
  };
  toggle.addEventListener('click', () => show(list.hidden));
  root.replaceChildren(list, toggle);
  if (!document.adoptedStyleSheets.includes(room)) {
    document.adoptedStyleSheets.push(room);
    new ResizeObserver(keepRoom).observe(host);
  }
  // At the end of the page, where a dialog that is open does not hide it from screen readers.
  document.body.append(host);
  show(isOpen);
  // What comes into a status that is there already is read out.
  list.append(
    element('h2', 'This demo sends no mail. What it would have sent:'),
    ...mails.slice(0, MOST_SHOWN).map(mailElement),
  );
}
