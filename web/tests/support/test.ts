// A test that fails on complaints of the page: errors in the console, exceptions, violations of the security policy.
import { expect, test as plain } from '@playwright/test';

export { expect };

export const test = plain.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
        });
      });
      const follow = (text: string) => {
        // Most tests do without the service worker.
        if (!text.startsWith('Service Worker registration blocked')) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') follow(message.text());
      });
      context.on('weberror', (error) => follow(String(error.error())));
      await use(complaints);
      expect(complaints, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});
