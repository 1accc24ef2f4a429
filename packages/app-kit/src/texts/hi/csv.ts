export const csv = {
  'csv.export': 'CSV में निकालें',
  'csv.export.busy': 'निकाला जा रहा है...',
}
