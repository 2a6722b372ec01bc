import type { GlossaryListCopy } from './types';

/** The list IT. */
export const itGlossary: GlossaryListCopy = {
  id: 'it',
  title: 'IT',
  description: 'How software is built, connected, kept safe and kept running.',
  featured: [
    'api',
    'large-language-model',
    'single-sign-on',
    'software-as-a-service',
    'uptime',
    'webhook',
  ],
  terms: [
    {
      title: 'API',
      summary: 'A set of rules by which one program asks another for data or for work.',
      text: `An application programming interface, or API, is the part of a product that other programs talk to. Where you would click a button, a program sends a request to a URL and gets an answer in a fixed form.

Before you buy a tool for its API, look at three things: whether your plan includes it at all, how many requests a month it allows, and whether the documentation says how changes are announced. An API without a version number can break what you built on it on any given Tuesday.`,
      example:
        'Our shop asks the translation tool’s API for a Spanish version of each new product text.',
      seeAlso: ['webhook', 'rate-limit', 'integration'],
    },
    {
      title: 'Authentication',
      summary: 'Proving that someone is who they say they are, usually by signing in.',
      text: `Authentication answers the question “Who are you?” A password is the oldest answer; a code on a phone, a fingerprint or a passkey are newer ones. What you may do once the answer is accepted is a different matter and is called authorization.

In a team tool the difference is practical. Good authentication keeps strangers out; good authorization keeps the intern out of the payroll. Ask a vendor about both, and ask what happens to the sessions of someone who leaves the company.`,
      example:
        'The tool’s authentication supports passkeys, so nobody on the team types a password anymore.',
      seeAlso: ['single-sign-on', 'two-factor-authentication', 'encryption'],
    },
    {
      title: 'Backup',
      summary: 'A second copy of data, kept apart, from which the first can be restored.',
      text: `A backup is a copy of your data that survives whatever happens to the original: a broken disk, a wrong click, a vendor that closes. It has to be kept somewhere else, it has to be recent, and someone has to have restored it at least once. A backup nobody has tried is a hope.

A common rule is three copies, on two kinds of storage, one of them in another place. With a hosted tool, the vendor’s backups protect the vendor; your own protection is a regular export.`,
      example:
        'Every Friday we export the project board, so that our backup is never older than a week.',
      seeAlso: ['data-export', 'cloud-hosting', 'uptime'],
    },
    {
      title: 'Browser extension',
      summary: 'A small program that adds a feature to a web browser.',
      text: `A browser extension lives in the browser and works on the pages you open: it corrects what you write, fills in forms, or drafts a reply beside your inbox. It is quick to install and has no window of its own, which makes it a good shape for tools that help with other tools.

Read the permissions before you install one. “Read and change all your data on all websites” may be needed for what it does, but then you should know who makes it and how they make money.`,
      example:
        'The extension adds a “Draft reply” button to our webmail, so nobody has to switch windows.',
      seeAlso: ['integration', 'large-language-model', 'software-as-a-service'],
    },
    {
      title: 'Cloud hosting',
      summary: 'Running software on computers that a provider rents out by the hour.',
      text: `With cloud hosting a program runs on a provider’s computers instead of your own. You pay for what you use, you can have more of it within minutes, and broken hardware is someone else’s night shift.

The price of that comfort is dependence. Costs grow with use and are hard to foresee, and moving away takes planning. For a buyer of software it matters in one place above all: the region. Where the computers are decides how fast the tool is for your customers and which laws apply to their data.`,
      example:
        'Both plans include cloud hosting; the larger one lets you choose Frankfurt or Virginia.',
      seeAlso: ['self-hosting', 'uptime', 'latency'],
    },
    {
      title: 'Data export',
      summary: 'Getting your own data out of a tool in a form that other tools can read.',
      text: `A data export is the exit door of a tool. It gives you what you put in, as files in a common form such as CSV, JSON or Markdown, so that you can take it elsewhere, analyze it, or keep it for the tax office.

Try it in the first week, while a refund is still possible, and open the files. A useful export keeps:

- dates, authors and the order of things,
- attachments as files, not as links that die with the account,
- the connections between records.`,
      example:
        'The export gave us 2,400 contacts in one CSV file, with tags but without the notes.',
      seeAlso: ['backup', 'refund-window', 'api'],
    },
    {
      title: 'Encryption',
      summary: 'Scrambling data so that only someone with the key can read it.',
      text: `Encryption turns readable data into noise that only the right key turns back. You will meet it in two places. *In transit* means that nobody on the way between you and the server can listen in; every serious site has that. *At rest* means that a stolen disk is useless to the thief.

A third kind is end-to-end encryption: only the people who talk to each other hold the keys; not even the vendor has them. It is the safest and the least forgiving kind, because a lost key is lost data.`,
      example:
        'Files are encrypted in transit and at rest, but support can still open them on request.',
      seeAlso: ['authentication', 'two-factor-authentication', 'self-hosting'],
    },
    {
      title: 'Integration',
      summary:
        'A ready-made connection through which two tools share data or start each other’s work.',
      text: `An integration saves you from copying things by hand. When a deal is won in one tool, an invoice appears in the other. Some integrations are made by the vendor, some by a third party, and some are only a page that explains how you could build one.

When a product page lists a logo, ask what passes through the connection, in which direction and how often. A calendar that only reads is not the same as one that also writes, and “daily” is not “at once”.`,
      example:
        'The integration with our mail client works both ways: sent replies show up in the customer’s record.',
      seeAlso: ['api', 'webhook', 'customer-relationship-management'],
    },
    {
      title: 'Large language model',
      summary:
        'A program trained on a great deal of text that continues, answers and rewrites text.',
      text: `A large language model predicts which words come next, and does that so well that it can answer questions, summarize, translate and write code. It has no memory of your business unless the tool around it hands over what it needs to know, and it does not know when it is wrong.

For buyers, the model matters less than the product around it: which data it is given, who checks the result, and how many requests your plan includes. Models are replaced twice a year. A good tool lets you move to the new one without paying again.`,
      example:
        'The large language model drafts the reply; the agent reads it, changes a line and sends it.',
      seeAlso: ['browser-extension', 'rate-limit', 'api'],
    },
    {
      title: 'Latency',
      summary: 'The time between asking a system for something and getting the first answer.',
      text: `Latency is waiting time. It is made up of the distance the request travels, the queue it waits in, and the work that is done. It is usually given in milliseconds: below 100 feels immediate, a second breaks the flow, and after ten seconds people have gone to make coffee.

Do not confuse it with bandwidth, which says how much arrives per second once it arrives. And ask for percentiles rather than averages: “95 percent within 300 ms” tells you what a bad day is like; an average does not.`,
      example:
        'From Sydney the dashboard has a latency of 700 ms, because its only servers are in Ireland.',
      seeAlso: ['uptime', 'cloud-hosting', 'rate-limit'],
    },
    {
      title: 'Open source',
      summary: 'Software whose source code anyone may read, change and pass on.',
      text: `Open-source software comes with its source code and with a license that lets you read it, change it and pass it on. That is not the same as free of charge: many companies sell hosting, support or additional features around an open core.

For a buyer it is a kind of insurance. If the vendor loses interest, someone else can carry on, and you can run the last version yourself. Look at who contributes and how recent the last changes are. A project with one author is only as alive as that author.`,
      example:
        'The editor is open source, so we could keep using it even after the company was sold.',
      seeAlso: ['self-hosting', 'version-control', 'data-export'],
    },
    {
      title: 'Rate limit',
      summary: 'The most requests that a service answers within a period.',
      text: `A rate limit protects a service from being asked too often, by mistake or on purpose. It is stated per second, per minute or per month. If you go over it, you get an error, wait, or pay more, depending on the plan.

Two figures hide behind the word “unlimited”: a fair-use rule somewhere in the terms and a limit per minute that nobody advertises. If you plan to work through a large backlog on the first day, ask for the second figure. It decides whether that takes an hour or a week.`,
      example:
        'With 2,000 requests a month, the rate limit covers about ninety drafts per working day.',
      seeAlso: ['api', 'large-language-model', 'software-as-a-service'],
    },
    {
      title: 'Self-hosting',
      summary: 'Running a piece of software on your own computers instead of the vendor’s.',
      text: `Self-hosting means that you install the software on a server of your own, in your office or rented, and look after it: updates, backups, certificates, and the phone call at night. In return the data stays with you, the costs are steady, and nobody can switch the product off.

It suits teams that have someone for it anyway, and data that must not leave the building. For everyone else it is worth counting the hours first. Two hours a month are often more expensive than the hosted plan.`,
      example: 'We self-host the wiki, because client contracts forbid storing drawings abroad.',
      seeAlso: ['cloud-hosting', 'open-source', 'backup'],
    },
    {
      title: 'Single sign-on',
      summary: 'Signing in once with a company account and using many tools with it.',
      text: `With single sign-on, or SSO, people sign in at one place, for example with their company’s mail account, and every connected tool trusts that. There are fewer passwords to forget, new colleagues have everything on their first day, and those who leave lose access everywhere with one click.

Vendors like to keep SSO for their most expensive plan, although it is a security feature. Below about twenty people a shared password manager does nearly the same job. Above that, the missing click on a colleague’s last day becomes a risk.`,
      example:
        'Single sign-on comes with License Tier 3 only, so the agency bought that one for its forty people.',
      seeAlso: ['authentication', 'two-factor-authentication', 'license-tier'],
    },
    {
      title: 'Software as a service',
      summary: 'Software used over the internet, run and updated by its vendor.',
      text: `Software as a service, or SaaS, is used in the browser and run by the vendor. There is nothing to install, everyone has the newest version, and you usually pay per person per month.

The opposite is software that you own a copy of. A lifetime deal sits in between: you pay once, but the vendor still has to run it for you for as long as there is a vendor. That is why the vendor’s costs matter to you. A tool that stores gigabytes or calls an expensive model has to earn that money again each month.`,
      example: 'The design tool moved from boxed copies to software as a service in 2013.',
      seeAlso: ['lifetime-deal', 'cloud-hosting', 'annual-recurring-revenue'],
    },
    {
      title: 'Two-factor authentication',
      summary: 'Signing in with two proofs of different kinds, such as a password and a code.',
      text: `Two-factor authentication asks for something you know, such as a password, and something you have, such as a phone that shows a code. A stolen password alone then opens nothing, and most stolen passwords are stolen alone.

Codes by text message are better than nothing, codes from an app are better than those, and a security key or passkey is best, because it cannot be typed into a fake page. Store the recovery codes where you can find them without your phone. A lost phone is the most common way to lose an account.`,
      example:
        'Since two-factor authentication is required, no shared mailbox has been taken over.',
      seeAlso: ['authentication', 'single-sign-on', 'encryption'],
    },
    {
      title: 'Uptime',
      summary: 'The share of time in which a service works.',
      text: `Uptime is given in percent, and the digits after the decimal point are what you pay for. Each additional nine is about ten times harder to reach:

- 99 percent allows more than three and a half days of outage a year,
- 99.9 percent almost nine hours,
- 99.99 percent less than an hour.

A promise of uptime is only as good as its fine print. See whether planned maintenance counts, who does the measuring, and what you get when the promise is broken. Usually it is a credit, not the business that you lost.`,
      example: 'The status page shows an uptime of 99.95 percent for the last ninety days.',
      seeAlso: ['latency', 'cloud-hosting', 'backup'],
    },
    {
      title: 'Version control',
      summary: 'Keeping every earlier state of files, with who changed what and why.',
      text: `Version control remembers each change to a set of files together with its author, its time and its reason. Any earlier state can be brought back, and several people can work on the same thing without overwriting each other’s work.

Developers have used it for decades, mostly in the form of Git. Writers, lawyers and designers meet it as “version history”. What to look for in a tool: how far back it goes on your plan, whether you can compare two versions side by side, and whether restoring one destroys the newer ones.`,
      example:
        'Thanks to version control we found the day on which the price in the contract changed.',
      seeAlso: ['open-source', 'backup', 'data-export'],
    },
    {
      title: 'Webhook',
      summary: 'A message that one program sends another as soon as something has happened.',
      text: `A webhook turns the question around. Instead of asking a service every few minutes whether there is anything new, you give it a URL, and it sends a message there the moment something happens: a payment, a reply, a canceled booking.

It is quick and saves requests, but it needs care on the receiving end. Messages can come twice or in the wrong order, and they can get lost while your side is down. A good service signs each message, tries again for several hours and shows you a list of what failed.`,
      example: 'A webhook tells our accounting tool about each sale within two seconds.',
      seeAlso: ['api', 'integration', 'rate-limit'],
    },
  ],
};
