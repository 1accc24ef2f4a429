import type { CalendarDate } from '@internationalized/date'
import { clsx } from 'clsx'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { Popover } from '../popover/popover.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { dayFrom } from './typed-day.ts'

/** Props of `DayCalendar`: its field, the selected day, the days it offers, and the callback for a choice. */
export type DayCalendarProps = Pick<DateFieldProps, 'label' | 'size' | 'min' | 'max'> & {
  value: CalendarDate | null
  onChoose: (day: CalendarDate) => void
}

/** A month to pick a day from, behind a button; arrows, Page Up and Page Down move in it. */
export function DayCalendar({ label, size, value, min, max, onChoose }: DayCalendarProps) {
  const labels = useLabels()
  const [open, setOpen] = useState(false)
  const name = labels.calendarOf(label)
  const choose = (day: CalendarDate) => {
    setOpen(false)
    onChoose(day)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={name}
      align="end"
      className="p-2"
      trigger={<IconButton label={name} size={size ? 'sm' : 'md'} icon={<CalendarDays />} />}
    >
      <Calendar
        autoFocus
        aria-label={name}
        value={value}
        defaultFocusedValue={value}
        minValue={dayFrom(min)}
        maxValue={dayFrom(max)}
        onChange={choose}
      >
        <Month />
      </Calendar>
    </Popover>
  )
}

const turn = 'grid size-11 cursor-pointer place-items-center rounded-control text-ink-muted disabled:opacity-40'

function Month() {
  const labels = useLabels()
  return (
    <>
      <div className="flex items-center justify-between">
        <Button slot="previous" aria-label={labels.previousOf(labels.month)} className={turn}>
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <CalendarHeading className="text-base font-semibold" />
        <Button slot="next" aria-label={labels.nextOf(labels.month)} className={turn}>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="w-full border-separate border-spacing-0 text-center tabular-nums">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="py-1 text-xs font-normal text-ink-muted">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayLook} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

type DayState = { isSelected: boolean; isDisabled: boolean; isOutsideMonth: boolean; isToday: boolean }

const dayLook = ({ isSelected, isDisabled, isOutsideMonth, isToday }: DayState) =>
  clsx(
    'grid size-10 cursor-pointer place-items-center rounded-control text-sm pointer-coarse:size-11',
    isSelected ? 'bg-brand text-on-brand forced-colors:outline-2' : 'enabled-hover:bg-ink/6',
    isToday && 'font-bold underline underline-offset-4',
    isDisabled && 'cursor-not-allowed! text-ink-muted line-through opacity-60',
    isOutsideMonth && 'invisible',
  )
