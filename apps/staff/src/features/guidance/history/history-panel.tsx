import { SidePanel } from '@pramaan/ui/side-panel'
import { useTexts } from '../../../texts/use-texts.ts'
import { HistoryLines } from './history-lines.tsx'

/** The history of a candidate's notes, in a panel next to the list (D34). */
export function HistoryPanel({ person, onClose }: { person: { ID: number; FullName: string }; onClose: () => void }) {
  const t = useTexts()
  return (
    <SidePanel
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t('guidance.history.of', { name: person.FullName })}
    >
      <HistoryLines candidateId={person.ID} />
    </SidePanel>
  )
}
