import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

export type BestOffers = components['schemas']['BestOffers'];
export type FeaturedTool = components['schemas']['FeaturedTool'];

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

/** The tools that the editors chose. */
export function useFeaturedTools() {
  return useApi('/showcase/featured-tools');
}

/** Likes a featured tool, or takes the like back. */
export function useLikeFeaturedTool() {
  return useApiMutation(
    async ({ id, liked }: { id: string; liked: boolean }) => {
      const init = { params: { path: { featuredToolId: id } } };
      const { data } = liked
        ? await client.PUT('/showcase/featured-tools/{featuredToolId}/like', init)
        : await client.DELETE('/showcase/featured-tools/{featuredToolId}/like', init);
      return data!;
    },
    ['/showcase/featured-tools'],
  );
}
