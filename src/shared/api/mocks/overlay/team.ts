import { can } from '#domain/roles';
import { slaRuns } from '#domain/sla';
import type {
  InviteRequest,
  ResetSignInRequest,
  TeamMember,
  UpdateMemberRequest,
} from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';
import { bodyOf, fresh } from './request';
import { personOf, roleOf } from './visible';

const includes = (url: URL, ...texts: (string | null)[]): boolean => {
  const words = url.searchParams.get('q')?.toLowerCase() ?? '';
  return texts.some((text) => text?.toLowerCase().includes(words));
};

/** The organization's members, and those of them to whom findings can be sent. */
export const teamOverlay = (state: MockState) => {
  const { team: people } = state;
  /** Scans the findings once, however many members are listed. */
  const counted = (shown: readonly TeamMember[]): TeamMember[] => {
    const open = new Map<string, number>();
    for (const { attributes } of state.findings) {
      const id = attributes.assignee?.id;
      if (id !== undefined && slaRuns(attributes)) open.set(id, (open.get(id) ?? 0) + 1);
    }
    return shown.map(({ invitation_link: _link, ...person }) => ({
      ...person,
      open_findings: open.get(person.id) ?? 0,
    }));
  };
  const isMember = (repository: string | null, { id }: TeamMember): boolean =>
    repository !== null && state.members[repository]?.includes(id) === true;
  return {
    // Members of the repository first, as on the server.
    listDevelopers: ({ request }) => {
      const url = new URL(request.url);
      const repository = url.searchParams.get('repository');
      const found = people.all.filter(
        (person) => person.state === 'active' && includes(url, person.email, person.username),
      );
      return {
        data: counted(
          found.toSorted(
            (one, other) =>
              Number(isMember(repository, other)) - Number(isMember(repository, one)) ||
              (one.username ?? '').localeCompare(other.username ?? ''),
          ),
        ).map(({ id, username, email, avatar_url, open_findings }) => ({
          id,
          username: username ?? email,
          email,
          avatar_url,
          open_findings,
        })),
      };
    },
    listApprovers: ({ request }) => ({
      data: people.all.flatMap(({ id, username, email, avatar_url, role, state: standing }) =>
        standing === 'active' &&
        can({ role }, 'findings:accept-risk') &&
        id !== personOf(roleOf(state, request))?.id
          ? [{ id, username: username ?? email, email, avatar_url }]
          : [],
      ),
    }),
    listTeam: ({ request }) => {
      const url = new URL(request.url);
      const role = url.searchParams.get('role');
      const { data, meta } = pageOf(
        people.all.filter(
          (person) =>
            (role === null || person.role === role) && includes(url, person.email, person.username),
        ),
        url,
      );
      return { data: counted(data), meta };
    },
    inviteTeamMember: async ({ request }) => {
      const { email, role } = await bodyOf<InviteRequest>(request);
      const known = people.all.find((person) => person.email === email);
      if (known?.state === 'active')
        refuse(
          409,
          'This person cannot be invited because the address is already in use.',
          'address_in_use',
        );
      const { id, now } = fresh();
      const invitation_link = `https://parapet.acme.example/verify-register#${id}`;
      // Inviting a pending user again creates a new link.
      if (known) return people.change(known.id, { role, invitation_link });
      return people.add({
        id,
        email,
        role,
        username: null,
        state: 'invited',
        two_factor_enabled: false,
        avatar_url: null,
        invited_at: now,
        last_login_at: null,
        open_findings: 0,
        awaited_approvals: 0,
        api_tokens: 0,
        invitation_link,
      });
    },
    updateTeamMember: async ({ params, request }) =>
      people.change(params['id'], await bodyOf<UpdateMemberRequest>(request)),
    resetMemberSignIn: async ({ params, request }) => {
      const { two_factor: off } = await bodyOf<ResetSignInRequest>(request);
      if (off) people.change(params['id'], { two_factor_enabled: false });
    },
    removeTeamMember: ({ params }) => people.remove(params['id']),
  } satisfies Overlay;
};
