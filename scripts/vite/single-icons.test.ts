import { expect, it } from 'vitest';
import { iconFiles, withSingleIcons } from './single-icons.ts';

const files = iconFiles();

it.each([
  [
    "import { CircleCheck, X } from 'lucide-react';\nconst a = 1;",
    "import CircleCheck from 'lucide-react/icons/circle-check'; import X from 'lucide-react/icons/x';\nconst a = 1;",
  ],
  [
    "import {\n  Bug,\n  Link as LinkIcon,\n  type LucideIcon,\n} from 'lucide-react';\nconst a = 1;",
    "import Bug from 'lucide-react/icons/bug'; import LinkIcon from 'lucide-react/icons/link'; import type { LucideIcon } from 'lucide-react';\n\n\n\n\nconst a = 1;",
  ],
  [
    "import type { LucideIcon } from 'lucide-react';",
    "import type { LucideIcon } from 'lucide-react';",
  ],
  [
    "import { LucideProvider } from 'lucide-react';",
    "import { LucideProvider } from 'lucide-react';",
  ],
])('writes %s', (code, written) => {
  expect(withSingleIcons(code, files)).toBe(written);
});

it('knows an icon by each of its names', () => {
  expect(files.get('AlertCircle')).toBe(files.get('CircleAlert'));
  expect(files.size).toBeGreaterThan(2000);
});
