import { lightOn } from '../light';
import { DUOTONES, isDim, isPale, mix, type Duotone } from '../palette';

const INK = '#14121F';

/** The plain colors of a blog picture, for lines and small marks. */
export interface BlogTones {
  readonly ground: string;
  /** A table or a floor on the ground. */
  readonly floor: string;
  readonly main: string;
  readonly second: string;
  /** The darkest of what stands on the ground. */
  readonly deep: string;
  /** Paper. */
  readonly pale: string;
  /** Written lines on paper. */
  readonly soft: string;
}

/** Fills in light, from the upper left of a shape to its lower right: `<path fill="url(#main)"/>`. */
export const LIT = {
  floor: 'url(#floor)',
  main: 'url(#main)',
  second: 'url(#second)',
  deep: 'url(#deep)',
  pale: 'url(#pale)',
  carton: 'url(#carton)',
  gold: 'url(#gold)',
  steel: 'url(#steel)',
} as const;

/** Colors that things have by themselves. */
const NATURAL = { carton: '#C48F5A', gold: '#F0BE4C', steel: '#B4BCC8' };

/** The tones of a picture in the colors of that place in the list. */
export function blogTones(place: number): BlogTones {
  const { field, main, accent } = DUOTONES[place] as Duotone;
  const pale = isPale(field);
  const deep = pale ? mix(main, INK, 0.5) : mix(field, INK, 0.55);
  const paper = mix(field, '#FFFFFF', pale ? 0.86 : 0.93);
  return {
    ground: field,
    floor: pale ? mix(field, main, 0.13) : mix(field, INK, isDim(field) ? 0.3 : 0.22),
    main,
    second: accent,
    deep,
    pale: paper,
    soft: mix(paper, pale ? main : field, 0.3),
  };
}

/** The gradients of the fills in {@link LIT} that a drawing has. */
export function gradientsOf(drawing: string, tones: BlogTones): string {
  const colors = { ...tones, ...NATURAL };
  return (Object.keys(LIT) as (keyof typeof LIT)[])
    .filter((name) => drawing.includes(LIT[name]))
    .map((name) => {
      const [lit, dim] = lightOn(colors[name]);
      return `<linearGradient id="${name}" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dim}"/></linearGradient>`;
    })
    .join('');
}
