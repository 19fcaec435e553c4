# Times are seconds since 1970. As the label of an axis one is a text, "@" and the seconds
# after a fixed start, so that labels sort; a coordinate of them has "@" before its name.

def _times(seconds, kind="Times"):
    if isinstance(seconds, DataArray) and "" in seconds.dims:
        seconds = _plain(seconds, ["n"]).values
    return _instance(kind, "xarray.Times", {}, {"_codes": seconds})

def _is_times(v):
    return _typename(v) in ("Times", "DatetimeIndex", "Timestamp", "datetime64")

def _time_label(seconds):
    return f"@{seconds + 1000000000000:014d}"

def _labels_are_times(labels):
    return _typename(labels) == "list" and len(labels) > 0 and _typename(labels[0]) == "str" and len(labels[0]) == 15 and labels[0][0] == "@" and labels[0][1:].isdigit()

def _label_seconds(labels):
    return [int(v[1:]) - 1000000000000 for v in labels]

def _time_labels(v):
    return [_time_label(n) for n in _bare_values(v._codes).reshape(-1).tolist()]

# The calendar: days since 1970 of a date, and the date of such days, of numbers or arrays.

def _days_of(year, month, day):
    y = year - (month < 3)
    m = month + 9 - 12 * (month > 2)
    return 365 * y + y // 4 - y // 100 + y // 400 + (153 * m + 2) // 5 + day - 719469

def _date_of(days):
    z = days + 719468
    era = z // 146097
    d = z - era * 146097
    y = (d - d // 1460 + d // 36524 - d // 146096) // 365
    d = d - (365 * y + y // 4 - y // 100)
    m = (5 * d + 2) // 153
    month = m + 3 - 12 * (m > 9)
    return y + era * 400 + (month < 3), month, d - (153 * m + 2) // 5 + 1

def _month_days(year, month):
    return _days_of(year + month // 12, month % 12 + 1, 1) - _days_of(year, month, 1)

# _period returns the first second that a text tells of, the first one behind it, and how
# many parts it has: years, months, days, hours, minutes, seconds.

def _period(v):
    date, clock = (v.replace("T", " ") + " ").split(" ")[:2]
    parts = date.split("-") + (clock.split(":") if clock else [])
    if len(parts) > 6 or [p for p in parts if not p.isdigit()] or len(parts[0]) != 4 or clock and len(date.split("-")) != 3:
        _outside("this time")
    n, at = len(parts), [int(p) for p in parts] + [1, 1, 0, 0, 0][len(parts) - 1:]
    if not 1 <= at[1] <= 12 or not 1 <= at[2] <= _month_days(at[0], at[1]) or at[3] > 23 or at[4] > 59 or at[5] > 59:
        _outside("this time")
    start = _days_of(at[0], at[1], at[2]) * 86400 + at[3] * 3600 + at[4] * 60 + at[5]
    if n > 2:
        return start, start + [86400, 3600, 60, 1][n - 3], n
    return start, _days_of(at[0] + (1 if n == 1 else at[1] // 12), 1 if n == 1 else at[1] % 12 + 1, 1) * 86400, n

def _seconds_in(v):
    if _typename(v) == "str":
        return _period(v)[0]
    if not _is_times(v) or _bare_values(v._codes).ndim:
        _outside("this time")
    return _bare_values(v._codes).item()

# What pandas and NumPy make of texts.

def pandas_Timestamp(ts_input):
    return _times(asarray(_seconds_in(ts_input)).values, "Timestamp")

def pandas_to_datetime(arg):
    if _typename(arg) == "str":
        return pandas_Timestamp(arg)
    return _times(asarray([_seconds_in(v) for v in arg] if _typename(arg) == "list" else _outside("to_datetime of this")), "DatetimeIndex")

def new_datetime64(value, unit="s"):
    return _times(asarray(_seconds_in(value)).values, "datetime64")

def pandas_date_range(start=None, end=None, periods=None, freq="D", tz=None, normalize=False, name=None, inclusive="both"):
    first, last = start if start is None else _seconds_in(start), end if end is None else _seconds_in(end)
    if tz is not None or normalize or inclusive not in ("both", "left") or periods is not None and _typename(periods) != "int" or [first, last, periods].count(None) != 1 or first is None:
        _outside("date_range of these")
    at = _steps_from(first, last, periods, freq)
    return _indexed(_times(asarray(at[:-1] if inclusive == "left" and at and at[-1] == last else at), "DatetimeIndex"), name)

def xarray_date_range(start=None, end=None, periods=None, freq="D", inclusive="both"):
    return pandas_date_range(start, end, periods, freq, inclusive=inclusive)

# An index of pandas's has a name, which that of an axis may be.

def _indexed(index, name):
    _keep(index, "name", name)
    return index

def pandas_Index(data=None, dtype=None, name=None):
    if dtype is not None or _typename(data) not in ("list", "array", "range") or isinstance(data, DataArray) or _label_items(data) is None:
        _outside("Index of these")
    return _indexed(_instance("Index", "xarray.Index", {}, {"_labels": _label_items(data)}), name)

def Index___len__(self):
    return len(self._labels)

def Index_tolist(self):
    return list(self._labels)

def Index___iter__(self):
    return list(self._labels) if _typename(self._labels[0]) == "str" else _outside("a loop over an index")

def Index_the_values(self):
    return _plain(self._labels, ["n"]).values if _typename(self._labels[0]) != "str" else _texts(_plain([_text_number(v) for v in self._labels], ["n"]).values)

def _part_of_index(self, part):
    if _typename(self) != "DatetimeIndex":
        return _time_part(self._codes, part).item() if _typename(self) == "Timestamp" else _outside(part, "attribute")
    return _instance("Index", "xarray.IndexPart", {}, {"values": _unseen(_plain(_time_part(self._codes, part), ["n"]).astype("int32").values)})

def Times_the_year(self):
    return _part_of_index(self, "year")

def Times_the_month(self):
    return _part_of_index(self, "month")

def Times_the_day(self):
    return _part_of_index(self, "day")

def Times_the_hour(self):
    return _part_of_index(self, "hour")

def Times_the_dayofyear(self):
    return _part_of_index(self, "dayofyear")

def _steps_from(first, last, periods, freq):
    n, unit = _frequency(freq)
    step = n * _fixed(unit)
    if step:
        day = first // 86400
        first = first + ((3 - day) % 7) * 86400 if unit == "W" else first
        count = periods if last is None else max(0, (last - first) // step + 1)
        return (first + step * arange(count)).tolist()
    kept = first % 86400
    day, every = first // 86400, _every(unit)
    year, month, of_month = _date_of(day)
    month = 12 * year + month - 1
    ends = unit[-1] == "E"
    if not ends and of_month > 1:
        month = month + 1
    month = month + (-(month + (1 if ends else 0))) % every
    count = periods if last is None else max(0, (12 * _date_of(last // 86400)[0] + 12 - month) // (n * every) + 1)
    at = (_month_starts(month + n * every * arange(count) + (1 if ends else 0)) - (1 if ends else 0)) * 86400 + kept
    return [s for s in at.tolist() if last is None or s <= last]

# _month_starts returns the days of the first of months, which count from the year 0 on.

def _month_starts(months):
    return _days_of(months // 12, months % 12 + 1, 1)

def _frequency(freq):
    if _typename(freq) != "str":
        _outside("this frequency")
    digits = "".join([c for c in freq if c.isdigit()])
    unit = freq[len(digits):]
    unit = "W" if unit == "W-SUN" else "QS" if unit == "QS-JAN" else unit
    if not freq.startswith(digits) or not _fixed(unit) and not _every(unit):
        _outside("this frequency")
    return int(digits) if digits else 1, unit

def _fixed(unit):
    return {"W": 604800, "D": 86400, "h": 3600, "min": 60, "s": 1}.get(unit, 0)

def _every(unit):
    return {"MS": 1, "ME": 1, "QS": 3, "QE": 3, "YS": 12, "YE": 12}.get(unit, 0)

# Arrays of dates that NumPy makes.

def _of_times(name, args):
    if not [v for v in args if _is_times(v) or _typename(v) == "str" and v.startswith("datetime64") or _typename(v) == "list" and v and _is_times(v[0])]:
        return None
    given, kind = [v for v in args if v is not None and _typename(v) != "dtype"], [v for v in args if _typename(v) == "str" and v.startswith("datetime64")]
    given = [v for v in given if v not in kind]
    if name == "arange" and len(given) in (2, 3):
        unit = kind[0][11:-1] if kind else "D"
        step = given[2] if len(given) == 3 else 1
        if _typename(step) == "timedelta64":
            step = step._codes // _fixed("D") if step._codes % _fixed("D") == 0 and unit == "D" else _outside("arange of these")
        if _typename(step) != "int" or unit not in ("D", "M", "Y", "h", "m", "s"):
            _outside("arange of these")
        freq = {"M": "MS", "Y": "YS", "m": "min"}.get(unit, unit)
        at = _steps_from(_seconds_in(given[0]), _seconds_in(given[1]) - 1, None, f"{step}{freq}")
        return _times(asarray(at))
    if name in ("array", "asarray") and len(given) == 1 and _typename(given[0]) in ("list", "DatetimeIndex", "Times"):
        v = given[0]
        return _times(asarray([_seconds_in(one) for one in v]) if _typename(v) == "list" else v._codes)
    _outside("times of these")

# A span of time is seconds too, or an array of them.

def new_timedelta64(value, unit="s"):
    seconds = {"W": 604800, "D": 86400, "h": 3600, "m": 60, "s": 1}.get(unit, 0)
    return _lapse(value * seconds if seconds and _typename(value) == "int" else _outside("this time"))

def pandas_Timedelta(value=None, unit=None, days=0, hours=0, minutes=0, weeks=0):
    if value is not None and (unit is None or _typename(value) != "int"):
        _outside("this time")
    return _lapse(weeks * 604800 + days * 86400 + hours * 3600 + minutes * 60) if value is None else new_timedelta64(value, {"d": "D", "min": "m", "hours": "h", "days": "D"}.get(unit, unit))

def _lapse(seconds):
    return _instance("timedelta64", "xarray.Lapse", {}, {"_codes": seconds})

def Lapse___mul__(self, other):
    if _typename(other) != "int" and (_typename(other) != "array" or isinstance(other, DataArray) or _kind(other) != "i"):
        _outside("a span of time beside this")
    return _lapse(self._codes * other)

Lapse___rmul__ = Lapse___mul__

def Lapse___truediv__(self, other):
    return self._codes / (other._codes if _typename(other) == "timedelta64" else _outside("a span of time beside this"))

def Lapse_the_values(self):
    return _lapse(_bare_values(self._codes))

def Lapse_the_dims(self):
    return self._codes.dims

def Lapse_the_shape(self):
    return self._codes.shape

def Lapse_the_size(self):
    return self._codes.size

def Lapse_mean(self):
    r = self._codes.mean()
    return _lapse(r.astype("int64") if r.item() == int(r.item()) else _outside("the mean of these"))

def _shifted(self, seconds):
    if isinstance(self._codes, DataArray):
        return _times(self._codes + seconds)
    r = _bare_values(self._codes) + seconds
    if _bare_values(self._codes).ndim and ndim(seconds):
        _outside("times beside this")
    return _times(r, "Times" if r.ndim > self._codes.ndim else _typename(self))

def Times___add__(self, other):
    return _shifted(self, other._codes if _typename(other) == "timedelta64" else _outside("times beside this"))

Times___radd__ = Times___add__

def Times___sub__(self, other):
    if _is_times(other):
        return _lapse(self._codes - other._codes)
    return _shifted(self, -other._codes if _typename(other) == "timedelta64" else _outside("times beside this"))

# What times tell.

def Times_the_values(self):
    return _times(_bare_values(self._codes), "Times" if self._codes.ndim else "datetime64")

Times_the_data, Times_to_numpy = Times_the_values

def Times_the_dims(self):
    return self._codes.dims if isinstance(self._codes, DataArray) else _outside("dims", "attribute")

def Times_the_shape(self):
    return self._codes.shape

def Times_the_size(self):
    return self._codes.size

def Times_the_ndim(self):
    return self._codes.ndim

def Times_the_name(self):
    return self._codes.name if isinstance(self._codes, DataArray) else None

def Times_the_sizes(self):
    return self._codes.sizes

def Times___len__(self):
    return self._codes.shape[0] if self._codes.ndim else _outside("len of this")

def Times___getitem__(self, key):
    r = self._codes[key]
    return _times(r, _typename(self) if r.ndim or isinstance(r, DataArray) else "Timestamp" if _typename(self) == "DatetimeIndex" else "datetime64")

def Times___iter__(self):
    return [self[k] for k in range(len(self))]

def Times_isel(self, indexers=None, **indexers_kwargs):
    return _times(self._codes.isel(indexers_kwargs if indexers is None else indexers))

def Times_sel(self, indexers=None, **indexers_kwargs):
    return _times(self._codes.sel(indexers_kwargs if indexers is None else indexers))

def Times_min(self, dim=None):
    return _times(self._codes.min(), _typename(self))

def Times_max(self, dim=None):
    return _times(self._codes.max(), _typename(self))

def Times_isin(self, test_elements):
    return self._codes.isin([_seconds_in(v) for v in test_elements])

def _beside_times(self, v):
    if _typename(v) == "str" and _typename(self) != "DatetimeIndex" or not _is_times(v) and _typename(v) != "str":
        _outside("times beside this")
    return _period(v)[0] if _typename(v) == "str" else v._codes

def Times___eq__(self, other):
    return self._codes == _beside_times(self, other)

def Times___ne__(self, other):
    return self._codes != _beside_times(self, other)

def Times___lt__(self, other):
    return self._codes < _beside_times(self, other)

def Times___le__(self, other):
    return self._codes <= _beside_times(self, other)

def Times___gt__(self, other):
    return self._codes > _beside_times(self, other)

def Times___ge__(self, other):
    return self._codes >= _beside_times(self, other)

# _place_in_time returns the places of times: a text of a month is all of that month, where
# the labels tell of days.

def _place_in_time(labels, at, name, method, advice):
    kind = _typename(at)
    if kind == "slice":
        if labels != sorted(labels):
            _outside("a slice of these times")
        low = at.start if at.start is None else len([s for s in labels if s < _seconds_in(at.start)])
        return slice(low, at.stop if at.stop is None else len([s for s in labels if s < _behind(at.stop)]), at.step)
    if kind == "str":
        start, end, parts = _period(at)
        if method is None and parts < _finest(labels):
            found = [k for k, s in enumerate(labels) if start <= s < end]
            if not found:
                raise KeyError(f"not all values found in index {name!r}" + advice)
            return slice(found[0], found[-1] + 1) if labels == sorted(labels) else found
        return _place(labels, start, name, method, advice)
    if kind == "list" and [v for v in at if _typename(v) != "bool"]:
        return [_place(labels, _seconds_in(v), name, method, "") for v in at]
    if _is_times(at):
        codes = at._codes
        return _place(labels, codes if codes.ndim else _bare_values(codes).item(), name, method, advice)
    return _place(labels, at, name, method, advice) if kind in ("list", "array") and _kind(asarray(at)) == "b" else _outside("sel of times by this")

def _behind(v):
    return _period(v)[1] if _typename(v) == "str" else _seconds_in(v) + 1

def _finest(labels):
    return 6 if [s for s in labels if s % 60] else 5 if [s for s in labels if s % 3600] else 4 if [s for s in labels if s % 86400] else 3
