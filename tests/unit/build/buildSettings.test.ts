import { describe, expect, it } from 'vitest';
import { readBuildSettings } from '../../../src/build/buildSettings';

describe('the settings of a build', () => {
  it('are those of a demo at the root where nothing is set', () => {
    const unset = { base: '/', apiUrl: undefined, imageOrigins: [] };
    expect(readBuildSettings({})).toEqual(unset);
    expect(readBuildSettings({ BASE_PATH: '', VITE_API_URL: '', IMAGE_ORIGINS: ' ' })).toEqual(
      unset,
    );
  });

  it('are taken from the environment', () => {
    expect(
      readBuildSettings({
        BASE_PATH: '/demo/dealwright/',
        VITE_API_URL: 'http://localhost:4010/api',
        IMAGE_ORIGINS: 'https://cdn.example.com  https://images.example.com:8443/',
      }),
    ).toEqual({
      base: '/demo/dealwright/',
      apiUrl: 'http://localhost:4010/api',
      imageOrigins: ['https://cdn.example.com', 'https://images.example.com:8443'],
    });
    expect(readBuildSettings({ VITE_API_URL: '/api' }).apiUrl).toBe('/api');
  });

  it.each([
    ['BASE_PATH', 'shop'],
    ['BASE_PATH', '/shop'],
    ['BASE_PATH', 'https://example.com/shop/'],
    ['VITE_API_URL', 'api.example.com'],
    ['VITE_API_URL', '//api.example.com'],
    ['VITE_API_URL', 'ftp://api.example.com'],
    ['IMAGE_ORIGINS', 'cdn.example.com'],
    ['IMAGE_ORIGINS', 'https://cdn.example.com/pictures'],
    ['IMAGE_ORIGINS', '*'],
    // It would end the directive, and begin another one.
    ['IMAGE_ORIGINS', "https://cdn.example.com;script-src'unsafe-inline'"],
  ])('refuse %s=%s in words that help', (name, value) => {
    expect(() => readBuildSettings({ [name]: value })).toThrow(
      `${name} is "${value}"; it has to be`,
    );
  });
});
