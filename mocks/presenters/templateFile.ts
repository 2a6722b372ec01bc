import type { TemplateRecord, TemplateTextRecord } from '../store/records/templateRecords';
import { escapeHtml, htmlPage } from './html';

type Demo = TemplateTextRecord['demo'];
type Block = Demo['blocks'][number];

const styleOf = ({ background, surface, text, accent, onAccent }: Demo['colors']) => `
:root { --background: ${background}; --surface: ${surface}; --text: ${text}; --accent: ${accent}; --on-accent: ${onAccent}; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 17px/1.6 system-ui, sans-serif; }
header, section, footer { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: baseline; }
header strong { font-size: 1.25rem; margin-right: auto; }
section { padding-block: 3.5rem; }
h1 { font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; margin: 0 0 1rem; }
h2 { font-size: clamp(1.5rem, 4vw, 2.25rem); line-height: 1.2; margin: 0 0 1rem; }
ul { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); padding: 0; list-style: none; }
li { background: var(--surface); padding: 1.25rem; border-radius: .75rem; }
li strong { display: block; }
.action { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: 2rem; background: var(--accent); color: var(--on-accent); text-decoration: none; }
`;

function section({ title, text, action, items }: Block, index: number): string {
  const level = index === 0 ? 'h1' : 'h2';
  const pieces = items.map(
    (item) => `<li><strong>${escapeHtml(item.title)}</strong>${escapeHtml(item.text)}</li>`,
  );
  return `<section>
<${level}>${escapeHtml(title)}</${level}>
${text ? `<p>${escapeHtml(text)}</p>` : ''}
${pieces.length > 0 ? `<ul>\n${pieces.join('\n')}\n</ul>` : ''}
${action ? `<a class="action" href="#">${escapeHtml(action)}</a>` : ''}
</section>`;
}

/** The file that a buyer of a template gets: its demo as one page, ready to be changed. */
export function presentTemplateFile(
  { title }: TemplateRecord,
  { demo }: TemplateTextRecord,
): string {
  const menu = demo.navigation.map(({ label }) => `<a href="#">${escapeHtml(label)}</a>`);
  return htmlPage(
    title,
    styleOf(demo.colors),
    `<header><strong>${escapeHtml(demo.brand)}</strong>${menu.join('\n')}</header>
<main>
${demo.blocks.map(section).join('\n')}
</main>
<footer>${escapeHtml(demo.brand)}</footer>`,
  );
}
