import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input, type InputProps } from './input';

const settleMs = 150;

type SearchInputProps = Pick<InputProps, 'size' | 'className'> & {
  label: string;
  /** The query in use. */
  value: string;
  onSearch: (text: string) => void;
};

/** Searches when the user pauses typing, and immediately on blur. */
export function SearchInput({ label, value, onSearch, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState<string>();
  const search = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => search(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      {...rest}
      type="search"
      icon={Search}
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== undefined && typed.trim() !== value) onSearch(typed.trim());
        setTyped(undefined);
      }}
    />
  );
}
