import { operations } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import { exampleRequest } from '../support/exampleRequests';
import { toRequest, useMockServer } from '../support/mockServer';

const mock = useMockServer();

describe('the examples of the contract work against the seed', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const response = await mock.send(...toRequest(operation, await exampleRequest(mock, id)));
      expect(response.status, await response.text()).toBeLessThan(300);
    },
  );
});
