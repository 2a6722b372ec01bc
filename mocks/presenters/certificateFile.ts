import type { components } from '../../src/api/schema.d';
import { formatDate } from '../../src/lib/dates';
import { pluralize } from '../../src/lib/text';
import { escapeHtml, htmlPage } from './html';

type Certificate = components['schemas']['Certificate'];

const STYLE = `
@page { size: A4 landscape; margin: 12mm; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #14121f; }
article { border: 3px double #5b3be8; padding: 3rem 2rem; text-align: center; }
h1 { margin: 1rem 0; font-size: 2.5rem; }
p { margin: .75rem 0; color: #5c586b; overflow-wrap: anywhere; }
strong { display: block; color: #14121f; font-size: 1.5rem; line-height: 1.3; }
dl { display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem 4rem; margin: 2rem 0 0; padding-top: 1.5rem; border-top: 1px solid #e5e1d7; }
dt { color: #5c586b; font-size: .875rem; }
dd { margin: 0; font-weight: 600; }
@media print { body { max-width: none; margin: 0; padding: 0; } article { break-inside: avoid; } }
`;

const fact = (name: string, value: string) =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

/** A certificate as a page to print, complete in itself. */
export function presentCertificateFile(certificate: Certificate): string {
  const { number, holderName, courseTitle, vendor, instructor, lessonCount, minutes, issuedAt } =
    certificate;
  const lessons = pluralize(lessonCount, 'lesson', 'lessons');
  const hours = pluralize(Math.round(minutes / 60), 'hour', 'hours');
  const facts = [
    fact('Date', formatDate(issuedAt)),
    fact('Certificate number', number),
    fact('Instructor', instructor),
  ];
  return htmlPage(
    `Certificate ${number}`,
    STYLE,
    `<article>
<p>${escapeHtml(vendor.name)} · Dealwright</p>
<h1>Certificate</h1>
<p>This certifies that <strong>${escapeHtml(holderName)}</strong></p>
<p>has finished the course <strong>${escapeHtml(courseTitle)}</strong></p>
<p>with all of its ${lessons}, about ${hours} in all.</p>
<dl>${facts.join('\n')}</dl>
</article>`,
  );
}
