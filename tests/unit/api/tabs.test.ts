import { expect, it, vi } from 'vitest';
import { openTabs } from '../../../src/api/tabs';

it('tells the other tabs, and not the one that speaks', async () => {
  const [own, other] = [vi.fn<(word: string) => void>(), vi.fn<(word: string) => void>()];
  const speaker = openTabs('test', own);
  const listener = openTabs('test', other);
  speaker.tell('signed-out');
  await vi.waitFor(() => expect(other).toHaveBeenCalledExactlyOnceWith('signed-out'));
  expect(own).not.toHaveBeenCalled();
  speaker.close();
  listener.close();
});

it('goes through localStorage where the browser has no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard = vi.fn<(word: string) => void>();
  const tabs = openTabs('test', heard);
  tabs.tell('changed');
  const value = localStorage.getItem('test');
  // What another tab has written comes as an event; one's own does not.
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'test', newValue: value }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'changed 1' }));
  expect(heard).toHaveBeenCalledExactlyOnceWith('changed');
  tabs.close();
  vi.unstubAllGlobals();
});

it('stays quiet where storage is blocked, too', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const tabs = openTabs('test', () => undefined);
  expect(() => tabs.tell('changed')).not.toThrow();
  tabs.close();
  vi.unstubAllGlobals();
});
