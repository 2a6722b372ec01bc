import { channelsOf } from '../../src/theme/colors';

export { channelsOf, mix } from '../../src/theme/colors';

/** Four colors of one picture: a field, a quiet shade of it, and two colors that stand on it. */
export interface Duotone {
  readonly field: string;
  readonly shade: string;
  readonly main: string;
  readonly accent: string;
}

/** The brand colors that pictures may use beside their duotone. */
export const BRAND = {
  paper: '#FBFAF7',
  ink: '#14121F',
  violet: '#5B3BE8',
  coral: '#D93A1E',
  lime: '#C8F04B',
} as const;

/**
 * Curated by eye: deep fields carry pale marks, pale fields carry deep ones, and no field comes
 * so near to paper or ink that its picture would melt into a light or a dark page.
 */
export const DUOTONES: readonly Duotone[] = [
  { field: '#5B3BE8', shade: '#4E30D2', main: '#F6F2FF', accent: '#C8F04B' },
  { field: '#262145', shade: '#312B58', main: '#C8F04B', accent: '#9C8AFF' },
  { field: '#EE5C3F', shade: '#E24E31', main: '#FFF4EA', accent: '#3B1436' },
  { field: '#12493C', shade: '#185748', main: '#F4ECD6', accent: '#F4A85E' },
  { field: '#2350DE', shade: '#1C45C8', main: '#EEF3FF', accent: '#FFC44F' },
  { field: '#4C1B45', shade: '#5B2553', main: '#FFDCCB', accent: '#F4716C' },
  { field: '#0D6871', shade: '#0B5C65', main: '#E6FBF4', accent: '#FFA273' },
  { field: '#17305A', shade: '#203C6B', main: '#FFC2AE', accent: '#74D6EA' },
  { field: '#A8431F', shade: '#9A3918', main: '#FFECD5', accent: '#FFC95C' },
  { field: '#7A2E52', shade: '#6D2548', main: '#FCE4EC', accent: '#F9B44A' },
  { field: '#3D4A2A', shade: '#485634', main: '#F1F3D8', accent: '#C8F04B' },
  { field: '#DAD0FB', shade: '#CFC3F8', main: '#4326C4', accent: '#FF6B4A' },
  { field: '#FFD8C2', shade: '#FFCBAF', main: '#B9321A', accent: '#46205F' },
  { field: '#C6ECD8', shade: '#B5E3CA', main: '#0B5D43', accent: '#5B3BE8' },
  { field: '#FAE3A0', shade: '#F6D985', main: '#231D33', accent: '#E2512F' },
  { field: '#CAE0FA', shade: '#B9D5F6', main: '#1746A8', accent: '#F2784B' },
  { field: '#F9CFD9', shade: '#F5BFCC', main: '#8F1648', accent: '#EE8A12' },
  { field: '#E8DBC3', shade: '#DFCFB2', main: '#1E443B', accent: '#D9602F' },
  { field: '#C8F04B', shade: '#BBE53A', main: '#14121F', accent: '#5B3BE8' },
  { field: '#BFE9E9', shade: '#ADDFE0', main: '#0A4A5B', accent: '#EF5B4C' },
  { field: '#DEDBEA', shade: '#D0CCE0', main: '#2A2545', accent: '#6A4BF0' },
  { field: '#F7B98B', shade: '#F3AC79', main: '#3A1A33', accent: '#FFF6E6' },
];

/** Rec. 601 luma, 0 to 255. */
function lumaOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** True when dark shapes read better on this colour than pale ones. */
export function isPale(colour: string): boolean {
  return lumaOf(colour) > 150;
}

/** True when this colour would sink into ink. */
export function isDim(colour: string): boolean {
  return lumaOf(colour) < 80;
}
