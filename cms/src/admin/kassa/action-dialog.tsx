import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { textAt } from "../value-at.ts";
import { useKassaWords } from "./words.ts";

interface ActionDialogProps {
  title: string;
  intro: string;
  /** Text of the button that performs the action; the title by default. */
  confirm?: string;
  isDangerous?: boolean;
  /** Inputs that the action needs. */
  children?: ReactNode;
  /** Validates the fields. @param now - Milliseconds since 1970. @returns An error message, or `null`. */
  check?: (now: number) => string | null;
  act: () => Promise<void>;
  onClose: () => void;
}

/** Asks staff to confirm an action and performs it; stays open with the reason when the CMS refuses it. */
export function ActionDialog({ title, intro, confirm, children, check, act, onClose, ...props }: ActionDialogProps) {
  const { say } = useKassaWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = check?.(Date.now()) ?? null;
    setProblem(wrong);
    if (wrong !== null) return;
    setIsBusy(true);
    try {
      await act();
      onClose();
    } catch (error) {
      const reason = textAt(error, "response", "data", "error", "message");
      setProblem(reason ?? say("failed", "This didn’t work. Try again."));
      setIsBusy(false);
    }
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel={say("stop", "Close")}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <form id={form} onSubmit={(event) => void submit(event)} noValidate>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography>{intro}</Typography>
              {children}
              <div role="alert">
                {problem === null ? null : <Typography textColor="danger600">{problem}</Typography>}
              </div>
            </Flex>
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" disabled={isBusy} onClick={onClose}>
            {say("back", "Back")}
          </Button>
          <Button type="submit" form={form} loading={isBusy} {...(props.isDangerous === true && { variant: "danger" })}>
            {confirm ?? title}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
