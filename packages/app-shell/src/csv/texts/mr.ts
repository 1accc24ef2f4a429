export const csv = {
  'csv.export': 'CSV मध्ये काढा',
  'csv.export.busy': 'काढत आहे...',
  'csv.export.cut': 'फाइलमध्ये पहिल्या {shown} ओळी आहेत. बाकीच्या जतन करण्यासाठी यादी लहान करा.',
}
