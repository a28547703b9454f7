// States of resources and controls that are neither a finding nor passed.
import { describe, expect, it } from 'vitest';
import { exceptionsOf } from './scope-of.ts';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe("Azure Policy's states", () => {
  const state = (complianceState: string) => ({
    complianceState,
    policyDefinitionName: 'p',
    policyDefinitionReferenceId: complianceState,
    resourceId: '/subscriptions/s/x',
  });

  it('keep what is exempt as accepted, and what could not be evaluated as it was', async () => {
    const states = ['Exempt', 'Conflict', 'Error', 'NotStarted', 'Unknown'].map(state);
    const outcome = await read(states);
    expect(outcome.findings).toMatchObject([{ suppression: { kind: 'exempt' } }]);
    expect(reasons(outcome)).toEqual(Array.from({ length: 4 }, () => 'not_a_finding'));
    expect(await exceptionsOf(states)).toEqual([{ rule: 'Conflict' }, { rule: 'Error' }]);
  });

  it('are of a report that closes nothing where another page follows', async () => {
    const page = {
      '@odata.nextLink': 'https://graph.example.org/next',
      value: [state('Compliant')],
    };
    const { items } = await read(page);
    expect(items.find(({ kind }) => kind === 'run')).toMatchObject({ format: 'azure-policy' });
    expect(JSON.stringify(items)).toContain('unknown_variant');
  });
});

describe("Microsoft Secure Score's controls", () => {
  const scored = (controlScores: object[], profiles: object[] = []) => ({
    secureScore: { value: [{ azureTenantId: 't', controlScores }] },
    profiles: { value: profiles },
  });

  it('have passed with all of their points, and say what a user decided', async () => {
    const outcome = await read(
      scored(
        [
          { controlName: 'a', score: 5 },
          { controlName: 'b', score: 0 },
        ],
        [
          { id: 'a', maxScore: 5 },
          {
            id: 'b',
            maxScore: 5,
            controlStateUpdates: [{ state: 'Default' }, { state: 'Ignored' }],
          },
        ],
      ),
    );
    expect(outcome.findings).toMatchObject([
      { ruleId: 'b', severity: 'medium', suppression: { kind: 'ignored' } },
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
  });

  it('without a score were not looked at', async () => {
    expect(await exceptionsOf(scored([{ controlName: 'a' }]))).toEqual([{ rule: 'a' }]);
  });
});

describe("Hydra's console", () => {
  it('counts what it found, or says that it found nothing', async () => {
    const head = 'Hydra v9.5 (c) 2023\n[DATA] attacking ssh://192.0.2.10:22/\n';
    const found = await readBytesAs(
      `${head}[22][ssh] host: 192.0.2.10   login: backup   password: x\n1 of 1 target successfully completed, 1 valid password found\n`,
    );
    expect(found.findings).toMatchObject([{ endpoint: '192.0.2.10:22' }]);
    expect(JSON.stringify(found.items)).not.toContain('password: x');
    const none = await readBytesAs(`${head}1 of 1 target completed, 0 valid password found\n`);
    expect(none.items).toMatchObject([{ kind: 'run', format: 'hydra-text' }]);
    expect(none.items[0]).not.toHaveProperty('incomplete');
  });
});
