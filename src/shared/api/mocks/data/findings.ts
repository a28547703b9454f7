import { faker } from '@faker-js/faker/locale/en';
import type { Severity } from '#domain/finding-filters';
import { defaultPrioritySettings } from '#domain/priority/settings';
import { defaultSlaDays, slaStateOf } from '#domain/sla';
import type { Finding, FindingAttributes, PersonRef, RepositoryRef } from '../../generated/model';
import { getGetFindingResponseMock } from '../generated/findings/findings.msw';
import { detailsOf } from './finding-details';
import { findingKinds } from './finding-kinds';
import { idOf } from './ids';
import { developers } from './people';
import { priorityOf } from './priorities';
import { repositoryNames } from './repositories';
import { isUnseen, unscannedRepository } from './scan-gaps';
import { dayMs, today } from './today';

const oldestDays = 120;

type Course = Pick<
  FindingAttributes,
  'status' | 'first_seen_at' | 'last_seen_at' | 'due_at' | 'sla' | 'false_positive' | 'assignee'
>;

const courseOf = (severity: Severity, now: Date, people: readonly PersonRef[]): Course => {
  const first = today() - faker.number.int({ min: 1, max: oldestDays }) * dayMs;
  const status = faker.helpers.weightedArrayElement([
    { value: 'open' as const, weight: 8 },
    { value: 'in_progress' as const, weight: 2 },
    { value: 'fixed' as const, weight: 2 },
  ]);
  const days = defaultSlaDays[severity];
  const due_at = days === null ? null : new Date(first + days * dayMs).toISOString();
  const false_positive = faker.number.int(99) < 3;
  const last = status === 'fixed' ? first + Math.floor((today() - first) / 2) : today();
  return {
    status,
    false_positive,
    due_at,
    sla: slaStateOf({ status, false_positive, due_at }, now),
    first_seen_at: new Date(first).toISOString(),
    last_seen_at: new Date(last).toISOString(),
    assignee: status === 'in_progress' ? faker.helpers.arrayElement(people) : null,
  };
};

/** The organization that the findings belong to. */
export interface Origin {
  seed: number;
  /** The number of the first id. */
  first: number;
  repositories: readonly RepositoryRef[];
  /** The possible assignees. */
  people: readonly PersonRef[];
}

const own: Origin = {
  seed: 42,
  first: 0,
  repositories: repositoryNames.map((nickname, index) => ({ id: idOf('r', index), nickname })),
  people: developers,
};

const maker = (now: Date, { first: firstId, repositories, people }: Origin) => {
  const lastNight = new Date(today() - dayMs).toISOString();
  // Outside the loop: the example provides all attributes that the list does not show.
  const { attributes: example } = getGetFindingResponseMock().data;
  const priorities = new Map<string, number>();
  const kinds = findingKinds.map((value) => ({ value, weight: value.weight }));
  return (index: number): Finding => {
    const { rule, weight: _weight, ...facts } = faker.helpers.weightedArrayElement(kinds);
    const drawn = faker.helpers.arrayElement(repositories);
    const [first = drawn] = repositories;
    const repository = drawn.nickname === unscannedRepository ? first : drawn;
    const line = faker.number.int({ min: 2, max: 400 });
    const course = courseOf(facts.severity, now, people);
    const attributes: FindingAttributes = {
      ...example,
      ...facts,
      ...detailsOf(rule, facts, line),
      ...course,
      ...(course.status !== 'fixed' &&
        isUnseen({ ...facts, repository }) && { last_seen_at: lastNight }),
      epss: facts.kev ? 0.94 : facts.cve.length > 0 ? 0.02 : null,
      rule: { id: rule, name: facts.title, help_uri: null },
      range: facts.component
        ? null
        : { start_line: line, start_column: 3, end_line: line, end_column: 40 },
      repository,
      // The author of the line; a vulnerable component has none.
      issue_owner: facts.component ? null : (people[index % people.length]?.email ?? null),
      fixed_versions: facts.component?.fixed_version ? [facts.component.fixed_version] : [],
      file_type: /\.(\w+)$/.exec(facts.file ?? '')?.[1] ?? null,
      mitigation_kind: facts.component ? 'upgrade' : 'advice',
      reachability: facts.component ? example.reachability : [],
      tags: [],
      duplicates: [],
      sent_to: [],
      comment_count: 0,
      risk_acceptance: null,
    };
    // Findings of one kind in a repository share a priority, because a hundred thousand are created
    // at once.
    const place = `${rule} ${repository.id}`;
    const priority = priorities.get(place) ?? priorityOf(attributes, defaultPrioritySettings).score;
    priorities.set(place, priority);
    return { id: idOf('f', firstId + index), attributes: { ...attributes, priority } };
  };
};

/** The same findings at every start of a day: a fixed seed, and dates relative to today. */
export const makeFindings = (count: number, origin = own): Finding[] => {
  faker.seed(origin.seed);
  const make = maker(new Date(), origin);
  return Array.from({ length: count }, (_, index) => make(index)).toSorted(
    (one, other) => other.attributes.priority - one.attributes.priority,
  );
};
