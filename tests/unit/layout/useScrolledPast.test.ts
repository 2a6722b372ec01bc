import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useScrolledPast } from '../../../src/layout/useScrolledPast';

function scrollTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('useScrolledPast', () => {
  it('turns past the threshold, not at it, and back', () => {
    const { result } = renderHook(() => useScrolledPast(50));
    expect(result.current).toBe(false);
    scrollTo(50);
    expect(result.current).toBe(false);
    scrollTo(51);
    expect(result.current).toBe(true);
    scrollTo(0);
    expect(result.current).toBe(false);
    vi.unstubAllGlobals();
  });
});
