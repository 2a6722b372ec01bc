import type { components } from '../schema.d';
import { useApi } from '../useApi';

export type BestOffers = components['schemas']['BestOffers'];

/** The well rated live deals on software with the greatest discount, and a few of them added up. */
export function useBestOffers() {
  return useApi('/showcase/best-offers');
}

/** The software that most people look at. */
export function usePopularTools() {
  return useApi('/showcase/popular-tools');
}

/** What sold best lately. */
export function useTopSellers() {
  return useApi('/showcase/top-sellers');
}
