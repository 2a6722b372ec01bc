import { afterEach, vi } from 'vitest';
import { guardConsole } from './consoleGuard';

guardConsole();

afterEach(() => void vi.useRealTimers());
