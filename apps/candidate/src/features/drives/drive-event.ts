import { saveFile } from '@pramaan/app-shell/platform/save-file.ts'
import { addDays, type IndiaDay, startOfDay } from '@pramaan/domain/india-day'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import ical, { ICalAlarmType } from 'ical-generator'

type EventOfDrive = Pick<
  Drive,
  'ID' | 'Title' | 'FromDate' | 'ToDate' | 'ReportingTime' | 'Venue' | 'Bring' | 'ContactName' | 'ContactPhone'
>

const hour = 3_600_000
const day = 24 * hour

/** A drive as a calendar file: the hour of arrival on its first day, or all its days if no time is known. */
function driveCalendar(drive: EventOfDrive, reportBy?: string): string {
  const calendar = ical({ name: drive.Title })
  const event = calendar.createEvent({
    id: `drive-${drive.ID}@pramaan`,
    summary: reportBy ? `${drive.Title}: ${reportBy}` : drive.Title,
    description: [drive.Bring, drive.ContactName, drive.ContactPhone].filter(Boolean).join('\n'),
    ...(drive.Venue && { location: drive.Venue }),
    ...timesOf(drive),
  })
  for (const triggerBefore of [day, 2 * hour])
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: triggerBefore / 1000 })
  return calendar.toString()
}

function timesOf({ FromDate, ToDate, ReportingTime }: EventOfDrive) {
  if (!ReportingTime) {
    const end = new Date(`${addDays(ToDate as IndiaDay, 1)}T00:00:00Z`)
    return { start: new Date(`${FromDate}T00:00:00Z`), end, allDay: true }
  }
  const [hours = 0, minutes = 0] = ReportingTime.split(':').map(Number)
  const start = new Date(startOfDay(FromDate as IndiaDay).getTime() + hours * hour + minutes * 60_000)
  return { start, end: new Date(start.getTime() + hour) }
}

/** Saves the calendar file of a drive on the device. */
export function saveDriveEvent(drive: EventOfDrive, reportBy?: string) {
  saveFile('drive.ics', new Blob([driveCalendar(drive, reportBy)], { type: 'text/calendar' }))
}
