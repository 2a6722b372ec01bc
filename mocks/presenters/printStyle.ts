/** How invoices and statements look, on screen and on paper. */
export const PRINT_STYLE = `
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #14121f; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 2rem; border-bottom: 2px solid; padding-bottom: 1rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; }
dt { color: #5c586b; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .6rem 0; border-top: 1px solid #e5e1d7; text-align: left; font-weight: 400; }
thead th { border-top: 0; padding-bottom: .3rem; color: #5c586b; font-size: .875rem; }
th + th, th + td { padding-left: 1rem; }
td { text-align: right; white-space: nowrap; }
tfoot th, tfoot td { border-top: 2px solid #14121f; font-weight: 700; }
footer { margin-top: 2rem; color: #5c586b; font-size: .875rem; }
@media print { body { margin: 0 auto; } tr { break-inside: avoid; } }
`;
