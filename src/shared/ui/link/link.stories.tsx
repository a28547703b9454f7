import preview from '#.storybook/preview';
import { Link, OutLink } from './link';

const meta = preview.meta({ title: 'UI/Link', component: Link });

export const Looks = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3 text-sm">
      <Link href="#all">View all</Link>
      <Link look="title" href="#finding">
        SQL injection in account statement query
      </Link>
      <p>
        See the{' '}
        <Link look="inline" href="#terms">
          terms and conditions
        </Link>{' '}
        first.
      </p>
      <OutLink href="https://slsa.dev">slsa.dev</OutLink>
    </div>
  ),
});
