import 'virtual:answer-shapes/showcase';
import type { components } from '../schema.d';
import { useApi } from '../useApi';

export type ShowcaseRow = components['schemas']['ShowcaseRow'];

/** The well rated live deals on software with the greatest discount, and a few of them added up. */
export function useBestOffers() {
  return useApi('/showcase/best-offers');
}

/** The software that most people look at, and a few of it added up. */
export function usePopularTools() {
  return useApi('/showcase/popular-tools');
}

/** What sold best lately, and a few of it added up. */
export function useTopSellers() {
  return useApi('/showcase/top-sellers');
}
