import fc from 'fast-check';
import { afterEach, vi } from 'vitest';
import { guardConsole } from './consoleGuard';

guardConsole();

// A property is tried with the same values every time, so that no run fails by chance.
fc.configureGlobal({ seed: 1 });

afterEach(() => void vi.useRealTimers());
