# The parts of times: those of an array stand under dt.

def Times_the_dt(self):
    return _instance("DatetimeAccessor", "xarray.TimeParts", {}, {"_of": self._codes if isinstance(self._codes, DataArray) else _outside("dt", "attribute")})

def _time_part(a, part):
    s = _bare_values(a)
    days, clock = s // 86400, s % 86400
    if part in ("hour", "minute", "second"):
        return clock // 3600 if part == "hour" else clock // 60 % 60 if part == "minute" else clock % 60
    if part in ("dayofweek", "day_of_week", "weekday"):
        return (days + 3) % 7
    year, month, day = _date_of(days)
    if part == "year":
        return year
    if part == "month":
        return month
    if part == "day":
        return day
    if part == "quarter":
        return (month + 2) // 3
    if part in ("days_in_month", "daysinmonth"):
        return _month_days(year, month)
    if part in ("dayofyear", "day_of_year"):
        return days - _days_of(year, 1, 1) + 1
    if part == "is_leap_year":
        return _days_of(year + 1, 1, 1) - _days_of(year, 1, 1) == 366
    return _outside(part, "attribute")

def _part_of_times(a, part):
    if part == "season":
        codes = asarray([_text_number(v) for v in ("DJF", "MAM", "JJA", "SON")])[_time_part(a, "month") % 12 // 3]
        return _texts(_entitled(_wrapped(codes, a.dims, a), part))
    return _unseen(_entitled(_wrapped(asarray(_time_part(a, part)), a.dims, a), part))

def TimeParts_the_year(self):
    return _part_of_times(self._of, "year")

def TimeParts_the_month(self):
    return _part_of_times(self._of, "month")

def TimeParts_the_day(self):
    return _part_of_times(self._of, "day")

def TimeParts_the_hour(self):
    return _part_of_times(self._of, "hour")

def TimeParts_the_minute(self):
    return _part_of_times(self._of, "minute")

def TimeParts_the_second(self):
    return _part_of_times(self._of, "second")

def TimeParts_the_season(self):
    return _part_of_times(self._of, "season")

def TimeParts_the_quarter(self):
    return _part_of_times(self._of, "quarter")

def TimeParts_the_dayofyear(self):
    return _part_of_times(self._of, "dayofyear")

def TimeParts_the_dayofweek(self):
    return _part_of_times(self._of, "dayofweek")

def TimeParts_the_weekday(self):
    return _part_of_times(self._of, "weekday")

def TimeParts_the_days_in_month(self):
    return _part_of_times(self._of, "days_in_month")

def TimeParts_the_daysinmonth(self):
    return _part_of_times(self._of, "daysinmonth")

def TimeParts_the_is_leap_year(self):
    return _part_of_times(self._of, "is_leap_year")

# strftime writes times as texts.

def TimeParts_strftime(self, date_format):
    parts = {letter: _time_part(self._of, part).reshape(-1).tolist() for letter, part in (("Y", "year"), ("m", "month"), ("d", "day"), ("H", "hour"), ("M", "minute"), ("S", "second"), ("j", "dayofyear"))}
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    made = []
    for k in range(self._of.size):
        says = date_format.replace("%b", months[parts["m"][k] - 1])
        for letter, values in parts.items():
            says = says.replace("%" + letter, f"{values[k]:03d}" if letter == "j" else f"{values[k]:02d}")
        made.append(_text_number(_outside("strftime of this") if "%" in says else says))
    return _texts(_entitled(_unseen(_wrapped(asarray(made).reshape(self._of.shape), self._of.dims, self._of)), "strftime"))

# The parts of spans of time.

def Lapse_the_dt(self):
    return _instance("TimedeltaAccessor", "xarray.LapseParts", {}, {"_of": self._codes if isinstance(self._codes, DataArray) else _outside("dt", "attribute")})

def LapseParts_the_days(self):
    return _entitled(self._of // 86400, "days")

def LapseParts_the_seconds(self):
    return _entitled(self._of % 86400, "seconds")

def LapseParts_total_seconds(self):
    return _entitled(self._of * 1.0, "total_seconds")

def _named_part(c, part):
    if _typename(c) != "Times":
        _outside("a part of this coordinate")
    return getattr(c.dt, part) if hasattr(c.dt, part) else _outside(part, "attribute")

# resample makes groups of the spans that a frequency tells of, each known by one time.

def array_resample(self, indexer=None, closed=None, label=None, origin="start_day", offset=None, **indexer_kwargs):
    given = indexer_kwargs if indexer is None else indexer
    if _typename(given) != "dict":
        raise ValueError("the first argument to .resample must be a dictionary")
    if closed is not None or label is not None or origin != "start_day" or offset is not None or len(given) != 1:
        _outside("resample with these options")
    for dim, freq in given.items():
        if dim not in self.dims:
            raise KeyError(dim)
        labels = _labels(self, dim)
        if not _labels_are_times(labels) or labels != sorted(labels):
            _outside("resample along these labels")
        keys, every = _spans(_label_seconds(labels), freq)
        found = sorted({s: 0 for s in keys})
    return _instance("DataArrayResample", "xarray.DataArrayGroupBy", {}, {"_of": self, "_dim": dim, "_name": dim, "_keys": keys, "_found": found, "_labels": [_time_label(s) for s in found], "_every": [_time_label(s) for s in every]})

def _spans(seconds, freq):
    n, unit = _frequency(freq)
    s, step = asarray(seconds), n * _fixed(unit)
    if n > 1 and unit in ("W", "ME", "QE", "YE"):
        _outside("this frequency")
    if unit == "W":
        keys = s // 86400 * 86400 + (3 - s // 86400) % 7 * 86400
        return keys.tolist(), range(keys.min().item(), keys.max().item() + 1, step)
    if step:
        start = seconds[0] // 86400 * 86400
        keys = start + (s - start) // step * step
        return keys.tolist(), range(keys.min().item(), keys.max().item() + 1, step)
    year, month, day = _date_of(s // 86400)
    month, every, ends = 12 * year + month - 1, _every(unit), 1 if unit[-1] == "E" else 0
    month = month // every * every
    first = month.min().item()
    month = first + (month - first) // (n * every) * (n * every)
    def starts(months):
        return ((_month_starts(months + every * ends) - ends) * 86400).tolist()
    return starts(month), starts(arange(first, month.max().item() + 1, n * every))

def Dataset_resample(self, indexer=None, closed=None, label=None, origin="start_day", offset=None, **indexer_kwargs):
    given = indexer_kwargs if indexer is None else indexer
    if _typename(given) != "dict":
        raise ValueError("the first argument to .resample must be a dictionary")
    dim = list(given)[0] if len(given) == 1 else _outside("resample with these options")
    if dim not in _sizes_of(self):
        raise KeyError(dim)
    parts = {name: array_resample(v, given, closed, label, origin, offset) if dim in v.dims else v for name, v in self.items()}
    return _instance("DatasetResample", "xarray.DatasetGroupBy", {}, {"_parts": parts, "_of": self, "_first": [g for g in parts.values() if not isinstance(g, DataArray)][0]})
