import { Search } from "lucide-react";
import { operationWords } from "../../../i18n/operation";
import { Select } from "../../../ui/fields/Select";
import { TextInput } from "../../../ui/fields/TextInput";
import { Icon } from "../../../ui/Icon";
import type { Filters } from "../queries";

const words = operationWords.people;

const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

const states = choicesOf(words.states);
const tiers = choicesOf(words.tiers);
const orders = choicesOf(words.orders);

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export const FilterBar = ({ filters, onChange }: FilterBarProps) => (
  <search className="op-filters">
    <div className="op-find">
      <Icon of={Search} />
      <TextInput
        type="search"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
        placeholder={words.search}
        aria-label={words.searchLabel}
        maxLength={200}
      />
    </div>
    <Select
      aria-label={words.stateLabel}
      value={filters.state}
      choices={states}
      onChange={(state) => onChange({ ...filters, state })}
    />
    <Select
      aria-label={words.tierLabel}
      value={filters.tier}
      choices={tiers}
      onChange={(tier) => onChange({ ...filters, tier })}
    />
    <Select
      aria-label={words.orderLabel}
      value={filters.order}
      choices={orders}
      onChange={(order) => onChange({ ...filters, order })}
    />
  </search>
);
