import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { classes } from "../classes";
import { Icon, type IconDrawing } from "../Icon";

interface MenuProps {
  /** A button that takes a ref and props: Button, IconButton or <button>. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  children: ReactNode;
  className?: string;
}

export function Menu({ trigger, align = "end", children, className }: MenuProps) {
  // The page's main part, so that screen readers find it in a landmark. Found when it opens, once: a menu above a screen
  // that is still on its way would otherwise move there with the next render, and close.
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    // Not modal: the page behind stays readable, and its scrollbar does not jump.
    <Radix.Root modal={false} onOpenChange={(isOpen) => isOpen && setMain(document.getElementById("contenu"))}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={main}>
        <Radix.Content className={classes("d-menu", className)} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: IconDrawing;
  end?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  onSelect?: () => void;
  /** With `asChild`, the only child is the item: a <Link>. It gets the icon and the end itself. */
  asChild?: boolean;
  children: ReactNode;
}

export const MenuItem = ({ icon, end, isDanger, isDisabled = false, onSelect, asChild, children }: MenuItemProps) => (
  <Radix.Item
    className={classes("d-item", isDanger && "d-item-danger")}
    disabled={isDisabled}
    {...(onSelect && { onSelect })}
    {...(asChild && { asChild })}
  >
    {asChild ? (
      children
    ) : (
      <>
        {icon && <Icon of={icon} />}
        {children}
        {end && <span className="d-item-end">{end}</span>}
      </>
    )}
  </Radix.Item>
);

export const MenuLine = () => <Radix.Separator className="d-menu-line" />;

interface MenuListProps<Value extends string> {
  icon: IconDrawing;
  label: string;
  value: Value;
  /** In their own words, each in its language. */
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of many, in a menu beside the menu. */
export const MenuList = <Value extends string>({ icon, label, value, choices, onChange }: MenuListProps<Value>) => (
  <Radix.Sub>
    <Radix.SubTrigger className="d-item">
      <Icon of={icon} />
      {label}
      <span className="d-item-end">{choices.find((choice) => choice.value === value)?.label}</span>
    </Radix.SubTrigger>
    <Radix.Portal container={document.getElementById("contenu")}>
      <Radix.SubContent className="d-menu d-menu-list" collisionPadding={8}>
        <Radix.RadioGroup aria-label={label} value={value}>
          {choices.map((choice) => (
            <Radix.RadioItem
              key={choice.value}
              className="d-item"
              value={choice.value}
              lang={choice.value}
              onSelect={() => onChange(choice.value)}
            >
              {choice.label}
              <Radix.ItemIndicator className="d-item-end">
                <Icon of={Check} />
              </Radix.ItemIndicator>
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      </Radix.SubContent>
    </Radix.Portal>
  </Radix.Sub>
);

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several, inside a menu; the menu stays open, so that the change is seen. */
export const MenuChoice = <Value extends string>({ label, value, choices, onChange }: MenuChoiceProps<Value>) => (
  <Radix.RadioGroup
    className="d-menu-choice"
    aria-label={label}
    value={value}
    onValueChange={(next) => {
      const chosen = choices.find((choice) => choice.value === next);
      if (chosen) onChange(chosen.value);
    }}
  >
    <Radix.Label className="d-menu-label">{label}</Radix.Label>
    <div className="d-menu-seg">
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} onSelect={(event) => event.preventDefault()}>
          {choice.label}
        </Radix.RadioItem>
      ))}
    </div>
  </Radix.RadioGroup>
);
