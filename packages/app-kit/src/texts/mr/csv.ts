export const csv = {
  'csv.export': 'CSV मध्ये काढा',
  'csv.export.busy': 'काढत आहे...',
}
