/** What the title of a feature is about, and the pictogram for that; the first that fits is taken. */
const MEANT: readonly (readonly [title: RegExp, pictogram: string])[] = [
  [/\btone\b|without guilt/i, 'tone-control'],
  [/language|subtitle|translat|captions/i, 'translate-text'],
  [/mail\b|subject line|newsletter|letters?\b|bounces/i, 'mail'],
  [/consent|private|privacy|rights|cookie|local by|small-group|law\b|insurance/i, 'privacy'],
  [/no account|hard limits|held, not lost|access/i, 'lock'],
  [/key\b|keys\b|token/i, 'extract-key'],
  [
    /waiting|minute|hours?\b|o’clock|ten-second|interruption|pace|after the call|blocks?\b/i,
    'clock',
  ],
  [
    /calendar|dates?\b|weeks?\b|weekend|month|season|nightly|mornings?|thirty-day|friday/i,
    'calendar',
  ],
  [/bell|alarm|warning|nudge|brake|watch|chaser|\bearly/i, 'bell'],
  [
    /deposit|paid|prices?\b|pricing|tax|margin|pay\b|pay-gap|reward|jar|rate sheet|cost|subscription|currenc/i,
    'money',
  ],
  [/discount|sunset|offer\b|budget|yearly/i, 'price'],
  [
    /history|aging|before and after|baseline|backup|save and resume|post-mortem|carry-over|sources?\b/i,
    'history',
  ],
  [
    /branch|diagram|structure|grouping|cause groups|layouts|pipeline|mapping|joins|components/i,
    'blocks',
  ],
  [
    /search|finder|gap\b|audit|checks?\b|probes|doctor|archaeology|hunt|meaning|company feed|lookups/i,
    'search',
  ],
  [
    /talk|questions?\b|answers?\b|saying|one-ask|no kindly|interview|rounds\b|critiques?|when to say/i,
    'chat',
  ],
  [/speak|recordings?|scenes|cutting|moment|framing|video|light\b/i, 'play'],
  [
    /client|team|people|handover|staff|guests|buyers|table|role plays|experts|newcomer|fifty|colleagues|owners|group|users|coaching|circle|signing order/i,
    'people',
  ],
  [
    /code|deploy|migration|typescript|server|api|contract first|release|repeat command|error|suite|backend|merge/i,
    'code',
  ],
  [
    /photo|camera|picture|pairs|dark twin|edges|style|illustration|image|retouching|color|letter overlay|redraws|hands/i,
    'image',
  ],
  [
    /scale|scope|fair|balances?|choice|honest capacity|same questions|compare|split|two-key|side-by-side|versus|agreements/i,
    'weigh',
  ],
  [
    /score|numbers?\b|statistics|charts?|reports?\b|forecast|measur|metric|mood|rings|analys|drop-off|index|growth|sliders|quality|evaluation|uncertainty|simulator/i,
    'numbers',
  ],
  [
    /label|page\b|pages|evidence|notes?\b|sheets?\b|plan\b|document|receipt|codes|file|log\b|brief|policy|license|portfolio|diaries|template|handing|scripts/i,
    'document',
  ],
  [/list\b|steps|piles|promise|exit criteria|decisions|standup|rules?\b|cases|rows/i, 'list'],
  [/write|writing|rewrit|draft|comments|reading|outlin|naming|wording|\btypes?\b/i, 'pen'],
  [/export|download|keep|import|shelf|offline/i, 'export'],
  [/goals?|flag|first|approv|one-tap|proper endings/i, 'goal'],
  [
    /rhythm|weekly|repeat|ripple|exchange|repair|filler|batch|habit|automation|living|self-filling|dry runs/i,
    'repeat',
  ],
  [
    /widget|window|context|\bview\b|overlay|preview|typeset|board|shown|track|trail|plain/i,
    'window',
  ],
];

/** For what no other fits, or where that is taken. */
const OTHERS = ['done', 'star', 'speed', 'blocks', 'goal', 'window', 'list', 'document'] as const;

/**
 * The pictograms of features that stand together, in the order of their titles: no two are the same.
 *
 * @param taken those of features beside them
 */
export function pictogramsFor(titles: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken);
  return titles.map((title) => {
    const meant = MEANT.filter(([said]) => said.test(title)).map(([, pictogram]) => pictogram);
    const chosen = [...meant, ...OTHERS].find((pictogram) => !used.has(pictogram)) ?? 'done';
    used.add(chosen);
    return chosen;
  });
}
