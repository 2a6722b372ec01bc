import type { components } from '../../src/api/schema.d';
import {
  keptTogether,
  MARK_LETTER,
  SEAL_CIRCLE,
  SEAL_EDGE,
  SEAL_RIBBON,
  SEAL_WORDS,
  signatureOf,
} from '../../src/lib/certificateArt';
import { formatDate } from '../../src/lib/dates';
import { pluralize } from '../../src/lib/text';
import { escapeHtml, htmlPage } from './html';

type Certificate = components['schemas']['Certificate'];

const STYLE = `
@page { size: A4 landscape; margin: 12mm; }
* { box-sizing: border-box; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #14121f; }
article { display: grid; justify-items: center; align-content: space-between; gap: .5rem; min-height: 41rem; border: 6px double #5b3be8; padding: 2.5rem 2rem; text-align: center; }
h1 { margin: .5rem 0 1rem; font-size: 3rem; line-height: 1.1; }
p { margin: 0; color: #5c586b; overflow-wrap: anywhere; }
strong { display: block; color: #14121f; font-size: 1.75rem; line-height: 1.3; }
.holder strong { min-width: 11em; padding: 0 1rem .25rem; border-bottom: 1px solid #8a8699; color: #5b3be8; font-size: 2.25rem; }
footer { display: flex; flex-wrap: wrap; justify-content: space-around; align-items: end; gap: 1rem 3rem; width: 100%; margin-top: 1rem; }
dl { display: grid; gap: .75rem; min-width: 13rem; margin: 0; }
dl div { display: flex; flex-direction: column-reverse; }
dt { color: #5c586b; font-size: .875rem; }
dd { margin: 0; font-weight: 600; }
dd svg { display: block; width: 100%; height: 64px; margin-bottom: .25rem; border-bottom: 1px solid #8a8699; fill: none; stroke: #14121f; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
@media print { body { max-width: none; margin: 0; padding: 0; } article { min-height: 181mm; break-inside: avoid; } }
`;

const mark = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#5b3be8"/><path d="${MARK_LETTER}" fill="none" stroke="#fff" stroke-width="3.4"/><circle cx="23.5" cy="23.5" r="3.5" fill="#c8f04b"/></svg>`;

const SEAL = `<svg width="116" viewBox="-64 -64 128 164" aria-hidden="true"><path d="${SEAL_RIBBON}" fill="#38248f"/><path d="${SEAL_EDGE}" fill="#5b3be8"/><g fill="none" stroke="#fff" stroke-width="1.5"><circle r="51"/><circle r="32"/><path d="${MARK_LETTER}" transform="translate(-27.7 -27) scale(1.69)" stroke-width="3.4"/></g><circle cx="12" cy="12.6" r="5.9" fill="#c8f04b"/><path id="around" d="${SEAL_CIRCLE}" fill="none"/><text textLength="240" fill="#fff" font-size="10.5" font-weight="600"><textPath href="#around">${SEAL_WORDS}</textPath></text></svg>`;

const fact = (name: string, value: string) =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`;

/** A certificate as a page to print, complete in itself. */
export function presentCertificateFile(certificate: Certificate): string {
  const { number, holderName, courseTitle, vendor, instructor, lessonCount, minutes, issuedAt } =
    certificate;
  const lessons = keptTogether(pluralize(lessonCount, 'lesson', 'lessons'));
  const hours = keptTogether(pluralize(Math.round(minutes / 60), 'hour', 'hours'));
  const signature = `<svg viewBox="-6 -44 124 62" aria-hidden="true"><path d="M0 0${signatureOf(instructor)}"/></svg>`;
  return htmlPage(
    `Certificate ${number}`,
    STYLE,
    `<article>
${mark(44)}
<p>${escapeHtml(vendor.name)} · Dealwright</p>
<h1>Certificate</h1>
<p class="holder">This certifies that <strong>${escapeHtml(holderName)}</strong></p>
<p>has finished the course <strong>${escapeHtml(courseTitle)}</strong></p>
<p>with all of its ${lessons}, about ${hours} in all.</p>
<footer>
<dl>${fact('Instructor', `${signature}${escapeHtml(instructor)}`)}</dl>
${SEAL}
<dl>${fact('Date', formatDate(issuedAt))}${fact('Certificate number', escapeHtml(number))}</dl>
</footer>
</article>`,
  );
}
