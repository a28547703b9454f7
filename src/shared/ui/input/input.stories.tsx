import { Search } from 'lucide-react';
import preview from '#.storybook/preview';
import { Kbd } from '../kbd';
import { Input } from './input';
import { SearchInput } from './search-input';

const meta = preview.meta({ title: 'UI/Input', component: Input });

export const States = meta.story({
  render: () => (
    <div className="flex max-w-sm flex-col gap-3">
      <Input aria-label="Empty" placeholder="For example, Jira production" />
      <Input aria-label="Filled" defaultValue="https://tickets.acme.example" />
      <Input aria-label="Wrong" defaultValue="http:/tickets" aria-invalid />
      <Input aria-label="Disabled" defaultValue="main" disabled />
      <Input aria-label="Read only" defaultValue="651f0c" readOnly mono />
      <Input
        aria-label="Search findings"
        type="search"
        icon={Search}
        placeholder="Search title, path, CVE…"
        end={<Kbd keys="/" />}
      />
      <SearchInput label="Search clients" value="acme" onSearch={() => undefined} />
      <Input aria-label="Small" size="sm" placeholder="Small" />
      <Input aria-label="Large" size="lg" placeholder="Large" />
    </div>
  ),
});
